/** The head of a page: what it is, a line about it, and what can be done from here. */
export function PageHeader(props: {
  title: React.ReactNode;
  /** Above the title: where this page belongs, a way back. */
  eyebrow?: React.ReactNode;
  lead?: React.ReactNode;
  actions?: React.ReactNode;
  children?: React.ReactNode;
}) {
  return (
    <header className="border-b border-hairline pb-6">
      {props.eyebrow && <div className="mb-3 text-sm text-soft">{props.eyebrow}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-measure">
          <h1 className="text-3xl">{props.title}</h1>
          {props.lead && <p className="mt-3 text-lg text-soft">{props.lead}</p>}
        </div>
        {props.actions && <div className="no-print flex flex-wrap gap-3">{props.actions}</div>}
      </div>
      {props.children}
    </header>
  );
}
