/** Forms: viewers draw the fields of some by their values, and a bundle has only what the file shows of them. */
import { expect, test } from "vitest";
import { lookAt } from "#app/services/cases/bundles/pdf/sources.server.ts";
import { onePage, rawPdf } from "#tests/cases/bundles/pdf.ts";

const stateOf = async (form: string, widget: string, above = "") => {
  const file = rawPdf({
    ...onePage("/Annots [5 0 R]", `/AcroForm << /Fields [5 0 R] ${form} >>`),
    5: `<< /Type /Annot /Subtype /Widget /Rect [9 9 99 99] ${widget} >>`,
    6: { dict: "/Type /XObject /Subtype /Form /BBox [0 0 9 9]", bytes: new TextEncoder().encode("0 0 9 9 re f") },
    7: `<< /Kids [5 0 R] ${above} >>`,
  });
  return (await lookAt("application/pdf", file)).state;
};
const LOOKS = "/AP << /N 6 0 R >>";
const AGAIN = "/NeedAppearances true";
const VALUE = "/FT /Tx /V (I do not agree)";

test.each([
  ["whose fields are drawn again", AGAIN, `${VALUE} ${LOOKS}`, ""],
  ["whose fields were emptied, and look as before", AGAIN, `/FT /Tx ${LOOKS}`, ""],
  ["whose field has its value from one above it", AGAIN, "/Parent 7 0 R", VALUE],
  ["whose value is not drawn", "", VALUE, ""],
  ["whose value is not drawn, and comes from a field above it", "/NeedAppearances false", "/Parent 7 0 R", VALUE],
  ["that is another form's likeness", "/XFA [(template) 6 0 R]", `${VALUE} ${LOOKS}`, ""],
])("a form %s is refused by name", async (_, form, widget, above) => {
  expect(await stateOf(form, widget, above)).toBe("form");
});

test.each([
  ["is drawn as it is filled in", "", `${VALUE} ${LOOKS}`, ""],
  ["was never filled in", AGAIN, "/FT /Tx /V ()", ""],
  ["is hidden", AGAIN, `${VALUE} ${LOOKS} /F 2`, ""],
  ["is a signature", AGAIN, `/FT /Sig /V << /Type /Sig >> ${LOOKS}`, ""],
  ["is the button of another choice", "", "/Parent 7 0 R /AP << /N << /Two 6 0 R >> >> /AS /Off", "/FT /Btn /V /One"],
  ["lies in a ring of fields", "", `/FT /Tx ${LOOKS} /Parent 7 0 R`, "/Parent 7 0 R"],
])("a field that %s is taken in", async (_, form, widget, above) => {
  expect(await stateOf(form, widget, above)).toBe("ready");
});
