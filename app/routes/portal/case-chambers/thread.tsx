/** The deliberation: what the members of the panel said, in its order, who has read it, and the way to say more. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Chambers, LateMember, TribunalPost } from "#app/domain/case/tribunal/deliberation.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import type { RefusedPost } from "./actions.ts";
import { WriteForm } from "./write-form.tsx";

interface ThreadProps {
  chambers: Chambers;
  /** Whether these are older ones, and not the latest. */
  earlier: boolean;
  formKey: string;
  zone: string;
  refused: RefusedPost | undefined;
}

export function Thread({ chambers, earlier, formKey, zone, refused }: ThreadProps) {
  const { t } = useLingui();
  const { thread, older, late, isPanel, isOpen } = chambers;
  const link = "prose-link inline-flex min-h-11 items-center";
  return (
    <section aria-labelledby="thread" className="min-w-0">
      <h2 id="thread" className="scroll-mt-6 border-b border-hairline-strong pb-3 text-xl">
        <Trans>Deliberation</Trans>
      </h2>
      {isOpen && late.map((member) => <OpenEarlier key={member.id} member={member} />)}
      {older !== null && (
        <p className="no-print">
          <Link to={`?before=${older}#thread`} className={link}>
            <Trans>Older posts</Trans>
          </Link>
        </p>
      )}
      {thread.length === 0 ? (
        <p className="py-4 text-soft">
          <Trans>Nothing has been written yet.</Trans>
        </p>
      ) : (
        <div role="log" aria-label={t`Deliberation, the latest last`}>
          <ol>
            {thread.map((post) => (
              <Post key={post.id} post={post} zone={zone} />
            ))}
          </ol>
        </div>
      )}
      {earlier && (
        <p className="no-print">
          <Link to="?#thread" className={link}>
            <Trans>Latest posts</Trans>
          </Link>
        </p>
      )}
      {isPanel && isOpen && (
        <WriteForm
          intent="post-deliberation"
          label={t`Your contribution`}
          hint={<Trans>It cannot be changed once it is sent.</Trans>}
          button={<Trans>Send to the panel</Trans>}
          icon="send"
          formKey={formKey}
          refused={refused}
        />
      )}
    </section>
  );
}

function Post({ post, zone }: { post: TribunalPost; zone: string }) {
  const { i18n } = useLingui();
  const readers = post.readBy.join(", ");
  return (
    <li className={`border-b border-hairline py-4 ${post.mine ? "sm:pl-8" : "sm:pr-8"}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{post.author}</span>
        <time dateTime={post.createdAt} className="tabular text-sm text-soft">
          {formatMoment(i18n.locale, post.createdAt, zone)}
        </time>
        {post.unread && (
          <Badge tone="accent">
            <Trans>New</Trans>
          </Badge>
        )}
      </p>
      <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{post.content}</p>
      {readers && (
        <p className="mt-1 text-sm text-soft">
          <Trans>Read by {readers}</Trans>
        </p>
      )}
    </li>
  );
}

/** Who came later reads what was before them once everybody else has agreed. */
function OpenEarlier({ member: { id, name, agreed } }: { member: LateMember }) {
  return (
    <div className="no-print mt-4 border-accent-line border-s-2 ps-4 text-sm">
      <p className="max-w-measure">
        <Trans>
          {name} reads what was written since accepting. What the panel wrote before is shown once all other members have agreed.
        </Trans>
      </p>
      {agreed ? (
        <p className="mt-1 text-soft">
          <Trans>You have agreed. Another member has not yet.</Trans>
        </p>
      ) : (
        <Form method="post" preventScrollReset className="mt-2">
          <input type="hidden" name="intent" value="open-earlier" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="sm" variant="secondary">
            <Trans>Agree to show it to {name}</Trans>
          </Button>
        </Form>
      )}
    </div>
  );
}
