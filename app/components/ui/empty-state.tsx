/** Says what will be here and how to begin. */
export function EmptyState(props: { title: React.ReactNode; children?: React.ReactNode; action?: React.ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 border-y border-hairline py-12">
      <h2 className="text-xl">{props.title}</h2>
      {props.children && <div className="max-w-measure text-soft">{props.children}</div>}
      {props.action && <div className="mt-2">{props.action}</div>}
    </div>
  );
}
