declare module "*.po" {
  export const messages: import("@lingui/core").Messages;
}
declare module "*.po?later.po" {
  export const messages: import("@lingui/core").Messages;
}
