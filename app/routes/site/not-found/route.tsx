import { data } from "react-router";
import { ON_DEMAND } from "#app/components/layout/page-scripts.tsx";

export const handle = ON_DEMAND;

/** Every other path: the 404 page, with its status. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
