import { data } from "react-router";

/** Every other path: the 404 page, with its status. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
