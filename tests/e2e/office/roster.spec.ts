/** An arbitrator's way onto the roster: invited, published, asked for by a visitor, and assigned to a case with what speaks for and against it. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, forgotten, ready, test, word } from "../fixtures.ts";

const PASSWORD = "a good long passphrase";
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

async function everywhere(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESK);
}

/** The newest link to an invitation that was mailed to an address. */
async function invitationTo(page: Page, address: string): Promise<string> {
  const mine = page.locator("main li", { hasText: address });
  await expect(async () => {
    await page.goto("/dev/mail");
    await expect(mine.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mine.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/dev\/mail\/[\w-]+$/);
  return (await page.locator('a[href*="/invitation/"]').first().getAttribute("href")) ?? "";
}

/** What an arbitrator writes of themselves, refused once for what is missing. */
async function writesProfile(page: Page): Promise<void> {
  await page.goto("/arbitrator/profile");
  await ready(page);
  await page.getByLabel("Proceedings").selectOption("arbitrator");
  await page.getByLabel("In practice since").fill("2001");
  await page.getByRole("checkbox", { name: "Energy" }).check();
  await page.getByRole("checkbox", { name: "German" }).check();
  await page.getByRole("checkbox", { name: "Toronto" }).check();
  const english = page.getByRole("group", { name: "In English" });
  await english.getByLabel("Professional title").fill("Independent arbitrator");
  await page.getByRole("button", { name: "Save the profile" }).click();
  await expect(page.locator("#biography-en-error")).toHaveText("Enter the biography in this language");
  await expect(page.getByRole("checkbox", { name: "German" })).toBeChecked();
  await english.getByLabel("Biography").fill("Hears energy disputes.");
  await everywhere(page);
  await page.getByRole("button", { name: "Save the profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.goto("/arbitrator/interests");
  await ready(page);
  await everywhere(page);
}

test("somebody is invited to the roster, published, asked for and assigned", { tag: "@once" }, async ({ page, login, troubles }) => {
  test.setTimeout(480_000);
  const name = `Ruth ${word()}`;
  const address = `${name.toLowerCase().replace(" ", ".")}@people.example`;

  await login("admin", "/admin/roster");
  await ready(page);
  await everywhere(page);
  await page.getByRole("button", { name: "Begin the profile" }).click();
  await expect(page.locator("#name-error")).toHaveText("Enter the name");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Begin the profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const profile = new URL(page.url()).pathname;
  await everywhere(page);
  await page.getByLabel("E-mail", { exact: true }).fill(address);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("The invitation is on its way.")).toBeVisible();

  const link = await invitationTo(page, address);
  await forgotten(page);
  await page.goto(new URL(link).pathname);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("main form button").click();
  await page.waitForURL((url) => !url.pathname.includes("/invitation/"));
  await writesProfile(page);

  await forgotten(page);
  await login("admin", profile);
  await ready(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The profile is published.")).toBeVisible();
  await page.getByRole("link", { name: "Open the public page" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await everywhere(page);
  const slug = new URL(page.url()).pathname;

  await forgotten(page);
  await page.goto(`/fr${slug}`);
  await expect(page.getByText("Ce profil est rédigé en anglais.")).toBeVisible();
  await expect(page.getByText("Hears energy disputes.")).toHaveAttribute("lang", "en");
  await page.goto(slug);
  await page.getByRole("button", { name: "Request this arbitrator" }).click();
  await page.waitForURL((url) => url.pathname === "/book");
  const draft = await (await page.request.get("/api/drafts/current")).json();
  expect(draft.values.specialRequirements.value).toBe(`Requested arbitrator: ${name}`);

  await forgotten(page);
  await login("partyA", "/cases/new");
  await ready(page);
  const title = `Alba v. ${word()}`;
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("Two shareholders disagree about the valuation of a clinic.");
  await page.getByLabel("Name of party B").fill(name);
  await page.getByRole("button", { name: "Create case" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const path = new URL(page.url()).pathname;
  await forgotten(page);
  await login("admin", `${path}/assign`);
  await ready(page);
  const candidate = page.locator("label", { hasText: name });
  await expect(candidate).toContainText("German · Energy");
  await expect(candidate).toContainText("Possible conflicts:");
  await expect(candidate).toContainText("their own name");
  // The way to the public page is there before the choice, and a press on it chooses nobody.
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: `Public profile of ${name}`, exact: true }).click();
  const profilePage = await opening;
  await expect(profilePage.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(new URL(profilePage.url()).pathname).toBe(slug);
  await profilePage.close();
  await expect(candidate.getByRole("radio")).not.toBeChecked();
  await everywhere(page);
  await candidate.click();
  await page.getByRole("button", { name: "Check and assign" }).click();
  await expect(page.getByText("A possible conflict was found.").first()).toBeVisible();
  // Anyone who sees the name in the case finds the way to the public profile.
  await expect(page.getByRole("link", { name: `Public profile of ${name}`, exact: true }).first()).toHaveAttribute("href", slug);
  await everywhere(page);
  // What was refused on purpose.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes("400"))).toEqual([]);
});

test("what was typed into a profile outlasts a change by somebody else, and publishing", { tag: "@once" }, async ({
  page,
  login,
  troubles,
}) => {
  const name = `Ruth ${word()}`;
  await login("admin", "/admin/roster");
  await ready(page);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Begin the profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByLabel("Proceedings").selectOption("arbitrator");
  await page.getByLabel("In practice since").fill("2001");
  await page.getByRole("checkbox", { name: "Energy" }).check();
  await page.getByRole("checkbox", { name: "German" }).check();
  await page.getByRole("checkbox", { name: "Toronto" }).check();
  const english = page.getByRole("group", { name: "In English" });
  await english.getByLabel("Professional title").fill("Arbitrator");
  await english.getByLabel("Biography").fill("Hears energy disputes.");
  await page.getByRole("button", { name: "Save the profile" }).click();
  await expect(page.getByText("The profile is saved.")).toBeVisible();
  // What is saved is said before the page is read again.
  const version = page.locator("form", { has: page.locator("#biography-en") }).locator("input[name=version]");
  await expect(version).toHaveValue("2");

  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other);
  await other.getByRole("group", { name: "In English" }).getByLabel("Professional title").fill("Engineer");
  await other.getByRole("button", { name: "Save the profile" }).click();
  await expect(other.getByText("The profile is saved.")).toBeVisible();
  await other.close();

  await english.getByLabel("Biography").fill("Hears disputes about wind.");
  await page.getByRole("button", { name: "Save the profile" }).click();
  await expect(page.getByText("Someone else has changed this profile")).toBeVisible();
  await expect(version).toHaveValue("3");
  await expect(english.getByLabel("Biography")).toHaveValue("Hears disputes about wind.");
  await page.getByRole("button", { name: "Save the profile" }).click();
  await expect(page.getByText("The profile is saved.")).toBeVisible();

  await expect(version).toHaveValue("4");
  await english.getByLabel("Biography").fill("Hears disputes about tides.");
  await page.getByLabel("E-mail", { exact: true }).fill("half@");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The profile is published.")).toBeVisible();
  await expect(english.getByLabel("Biography")).toHaveValue("Hears disputes about tides.");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("half@");
  // So is what is published.
  await expect(version).not.toHaveValue("4");
  await page.getByRole("button", { name: "Save the profile" }).click();
  await expect(page.getByText("The profile is saved.")).toBeVisible();
  await expect(page.getByText("Changes to publish")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("The profile is withdrawn.")).toBeVisible();
  // What was refused on purpose.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes("409"))).toEqual([]);
});

test("a profile without an account gets an address for erasures, and leaves the roster for a reason", { tag: "@once" }, async ({
  page,
  login,
  troubles,
}) => {
  const name = `Vera ${word()}`;
  await login("admin", "/admin/roster");
  await ready(page);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Begin the profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await ready(page);
  await page.getByLabel("E-mail of the person").fill("nobody");
  await page.getByRole("button", { name: "Save the address" }).click();
  await expect(page.getByLabel("E-mail of the person")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("E-mail of the person").fill("vera@people.example");
  await page.getByRole("button", { name: "Save the address" }).click();
  await expect(page.getByText("The address is saved.")).toBeVisible();
  await expect(page.getByLabel("E-mail of the person")).toHaveValue("vera@people.example");
  await page.getByText("Remove the profile", { exact: true }).click();
  await page.getByRole("button", { name: "Remove it now" }).click();
  await expect(page.getByLabel("Reason of the removal")).toHaveAttribute("aria-invalid", "true");
  await everywhere(page);
  await page.getByLabel("Reason of the removal").fill("Asked to leave.");
  await page.getByRole("button", { name: "Remove it now" }).click();
  await expect(page).toHaveURL(/\/admin\/roster$/);
  await expect(page.getByRole("link", { name })).toHaveCount(0);
  // What was refused on purpose.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes("400"))).toEqual([]);
});
