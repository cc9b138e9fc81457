import type { Notification } from "./notification.ts";
export async function notify(notification: Notification): Promise<void> {
  const { showNotice } = await import("./toaster.client.tsx");
  await showNotice(notification);
}
