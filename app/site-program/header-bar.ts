/** The bar gains its hairline once the page has moved 50 px (specification, section 9), in browsers whose style sheets cannot do it alone. */
const SETTLES_AT = 50;

export function headerBar(): void {
  if (CSS.supports("animation-timeline: scroll()")) return;
  const settle = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > SETTLES_AT);
  addEventListener("scroll", settle, { passive: true });
  settle();
}
