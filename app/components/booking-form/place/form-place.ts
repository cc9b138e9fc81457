/** Where the reader is in a form, by the address of its page: so that Back, a reload and a shared link find the place again. */
import { createContext, useContext } from "react";

export interface FormPlace {
  search: URLSearchParams;
  /** Goes to an address of this site, or back by one; the page stays where it is scrolled with `keepScroll`. */
  go(to: string | -1, options?: { keepScroll?: boolean }): Promise<void>;
}

const NOWHERE: FormPlace = {
  search: new URLSearchParams(),
  go: () => Promise.reject(new Error("A form stands within BrowserPlace or RouterPlace.")),
};

export const FormPlaceContext = createContext<FormPlace>(NOWHERE);

export const useFormPlace = (): FormPlace => useContext(FormPlaceContext);
