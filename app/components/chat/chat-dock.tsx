export function ChatDock() { return null; }
