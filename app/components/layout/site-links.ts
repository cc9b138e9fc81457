/** Where "Book Now" leads from every public page (specification, section 2). */
export const BOOKING_PATH = "/book";
