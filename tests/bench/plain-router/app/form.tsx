/** A page of about the size of the fast form, written without anything but React. */
const FIELDS = Array.from({ length: 45 }, (_, index) => `field-${index + 1}`);

export function loader() {
  return { message: "Hello from a plain Worker" };
}

export default function Form({ loaderData }: { loaderData: { message: string } }) {
  return (
    <main className="mx-auto max-w-3xl p-8">
      <h1 className="text-3xl">{loaderData.message}</h1>
      <form method="post" className="mt-8 flex flex-col gap-6">
        {FIELDS.map((name) => (
          <div key={name} className="flex flex-col gap-2 border-b border-hairline pb-4">
            <label htmlFor={name} className="font-semibold leading-6 text-ink">
              The label of {name}
            </label>
            <p id={`${name}-hint`} className="text-sm text-soft">
              What {name} is for, in one sentence that tells the reader enough.
            </p>
            <input
              id={name}
              name={name}
              type="text"
              className="rounded-sm border border-hairline bg-raised p-3"
              aria-describedby={`${name}-hint`}
            />
          </div>
        ))}
        <button type="submit" className="rounded-sm border bg-accent px-6 py-3 font-semibold">
          Send
        </button>
      </form>
    </main>
  );
}
