import { Drawing } from "#app/components/drawings/drawing.tsx";
import { PROVIDER } from "#app/domain/provider.ts";

interface SketchMapProps {
  file: string;
  /** The way to the door in words, for those who do not see the map. */
  name: string;
  /** Lettering in the reader's language; names of streets stay as the file has them, and as the signs do. */
  texts: Readonly<Record<string, string>>;
}

/** A city around its venue, north up; the provider's name is at the door. */
export function SketchMap({ file, name, texts }: SketchMapProps) {
  return <Drawing file={file} name={name} texts={{ provider: PROVIDER.name, ...texts }} className="overflow-hidden text-accent" />;
}
