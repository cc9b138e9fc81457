/** A refused form is busy until its page is read again: it says so, takes no press, and then takes the next. */
import { enter, expect, ready, test } from "../fixtures.ts";

test("behind a refusal a form waits for its page, keeps what is typed meanwhile, and takes the press after", { tag: "@once" }, async ({
  page,
  login,
  troubles,
}) => {
  await login("admin", "/admin/webhooks");
  await ready(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const posts: string[] = [];
  await page.route(/\/admin\/webhooks\.data/, async (route) => {
    if (route.request().method() === "POST") posts.push(route.request().url());
    else await released;
    await route.continue();
  });
  const make = page.getByRole("button", { name: "Register the webhook", exact: true });
  const [name, address] = [page.getByLabel("Name of the webhook", { exact: true }), page.getByLabel("Address (https)", { exact: true })];
  await enter(make);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect.poll(() => troubles.length).toBe(1);
  expect(troubles.splice(0).join()).toContain("400");

  await expect(make).toHaveAttribute("aria-busy", "true");
  await address.fill("https://ledger.example/in");
  await make.press("Enter");
  await expect(make).toHaveAttribute("aria-busy", "true");
  release();
  await expect(make).not.toHaveAttribute("aria-busy");
  await expect(address).toHaveValue("https://ledger.example/in");
  expect(posts).toHaveLength(1);
  await enter(make);
  await expect.poll(() => posts.length).toBe(2);
  await expect.poll(() => troubles.length).toBe(1);
  expect(troubles.splice(0).join()).toContain("400");
});
