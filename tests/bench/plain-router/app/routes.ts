import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("form.tsx")] satisfies RouteConfig;
