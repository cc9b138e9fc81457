/** The page grows between the coming and the going of a finger: the press does what it began on, once. */
import { alive, expect, test } from "../fixtures.ts";

test("a press that the page moves away from under is carried out all the same, and only once", { tag: "@once" }, async ({ page }) => {
  await page.goto("/fast-booking");
  const add = page.getByRole("button", { name: "Add a participant" });
  await alive(add);
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none";
    const grow = () => {
      const more = document.createElement("div");
      more.style.height = "90px";
      document.body.insertBefore(more, document.body.firstChild);
    };
    addEventListener("mousedown", grow, { once: true });
    const heard: string[] = [];
    addEventListener("click", ({ target }) => heard.push((target as Element).closest("button")?.textContent ?? "past it"));
    Object.assign(window, { heard });
  });
  await add.click();
  await expect(page.getByLabel("How many")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(["Add a participant"]);
});

test("a press that wanders off its button is none", { tag: "@once" }, async ({ page }) => {
  await page.goto("/fast-booking");
  const add = page.getByRole("button", { name: "Add a participant" });
  await alive(add);
  await add.hover();
  const box = await add.boundingBox();
  if (!box) throw new Error("The button is not on the page.");
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 60);
  await page.mouse.up();
  await expect(add).toBeVisible();
  await expect(page.getByLabel("How many")).toBeHidden();
});
