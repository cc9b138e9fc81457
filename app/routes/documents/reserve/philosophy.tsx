import { Trans } from "@lingui/react/macro";

export function Philosophy() {
  return (
    <section className="band">
      <p className="page py-20 font-serif text-2xl leading-[1.45] md:py-28 md:text-3xl md:leading-[1.4]">
        <span className="block max-w-[17.3em] text-pretty">
          <Trans>
            A hearing asks much of those who attend it. We take care of the room, the record and the hour, so that nothing but the case is
            left to think about.
          </Trans>
        </span>
      </p>
    </section>
  );
}
