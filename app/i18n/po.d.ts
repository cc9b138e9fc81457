declare module "*.po" {
  export const messages: import("@lingui/core").Messages;
}
declare module "*.po?later.po" {
  export const messages: import("@lingui/core").Messages;
}
declare module "#locales/en/portal.po?area=*" {
  export const messages: import("@lingui/core").Messages;
}
declare module "#locales/fr/portal.po?area=*" {
  export const messages: import("@lingui/core").Messages;
}
declare module "#locales/es/portal.po?area=*" {
  export const messages: import("@lingui/core").Messages;
}
