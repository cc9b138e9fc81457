/**
 * Fields whose detailed name is not their own, as the rows of the registry say it. Apart from the rows, so that a page which only
 * has to call a value by its other name loads none of them.
 */
export const DETAILED_NAMES = {
  contactName: "bookingContactName",
  contactFirm: "bookingContactFirm",
  contactEmail: "bookingContactEmail",
  contactPhone: "bookingContactPhone",
  preferredDate: "bookingDate",
} as const;
