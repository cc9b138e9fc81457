import { data } from "react-router";
import { NotFoundPage } from "#app/components/layout/error-page.tsx";

/** Every other path: the 404 page, with its status. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
