/** Which addresses webhooks are sent to, and which never. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wrongAddress } from "./address.ts";

const OWN = "https://concord.example";
const judged = (typed: string) => wrongAddress(typed, OWN);

test.each([
  "https://hooks.client.example/concord?tenant=1",
  "https://HOOKS.client.example:443/",
  "https://hooks.client.example.",
  "https://xn--bcher-kva.example/in",
  "https://local.client.example/internal",
  "https://svc.client.example/",
  "https://nip.io.client.example/",
  "https://notlvh.me/",
  "https://ec2-52-14-3-9.us-east-2.compute.amazonaws.com/",
  "https://release-10-2.client.example/",
])("%s is written to", (typed) => {
  expect(judged(typed)).toBeNull();
});

describe("refused is", () => {
  test.each(["http://hooks.client.example", "ftp://hooks.client.example", "javascript:alert(1)", "file:///etc/passwd"])(
    "%s: not HTTPS",
    (typed) => {
      expect(judged(typed)).toBe("webhook_url_https");
    },
  );

  test.each([
    "",
    "hooks.client.example",
    "https://",
    "https://a@hooks.client.example",
    "https://:b@hooks.client.example",
    "https://hooks.client.example:8443",
  ])("%s: no plain address", (typed) => {
    expect(judged(typed)).toBe("webhook_url_invalid");
  });

  test.each([
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://10.0.0.8./",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "https://[fd00::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://１２７.0.0.1/",
    "https://localhost/",
    "https://LOCALHOST./",
    "https://app.localhost/",
    "https://printer.local/",
    "https://metadata.google.internal/",
    "https://intranet/",
    "https://router.home.arpa/",
    "https://service.corp/",
    "https://a.onion/",
    "https://kubernetes.default.svc/",
    "https://api.default.svc.cluster.local/",
    "https://vault.service.consul/",
    "https://web.nomad/",
    "https://host.docker.internal/",
    "https://nas.lcl/",
    "https://intranet.domain/",
    "https://10.0.0.1.nip.io/",
    "https://nip.io/",
    "https://app-192-168-1-250.SSLIP.io./",
    "https://app-7f000001.nip.io/",
    "https://lvh.me/",
    "https://anything.localtest.me/",
    "https://7f000001.c0a80001.rbndr.us/",
    "https://make-1.2.3.4-rebind-127.0.0.1-rr.1u.ms/",
    "https://192-168-0-4.abc.plex.direct/",
    "https://10.0.0.8.own.example/",
    "https://a-169-254-169-254.own.example/",
    "https://172.31.0.1.own.example/",
    "https://8-8-8-8.1.2.10.0.0.1.own.example/",
    "https://metadata.tencentyun.com/",
    "https://[::ffff:7f00:1]/",
    "https://[::ffff:a00:8]/",
    "https://[64:ff9b::10.0.0.1]/",
    "https://0x7f.1/",
    "https://0300.0250.0.1/",
    "https://127.0.0.1./",
    "https://hooks.client.example../",
    "https://%31%32%37.0.0.1/",
  ])("%s: inside a network, or a number", (typed) => {
    expect(judged(typed)).toBe("webhook_url_host");
  });

  test("ourselves", () => {
    for (const typed of [OWN, `${OWN}./api`, "https://CONCORD.example/api/health"]) expect(judged(typed)).toBe("webhook_url_own");
  });

  test("every number, in whatever notation", () => {
    fc.assert(
      fc.property(fc.ipV4Extended(), (host) => {
        if (URL.canParse(`https://${host}/`)) expect(judged(`https://${host}/`)).toBe("webhook_url_host");
      }),
    );
    fc.assert(
      fc.property(fc.ipV6(), (host) => {
        if (URL.canParse(`https://[${host}]/`)) expect(judged(`https://[${host}]/`)).toBe("webhook_url_host");
      }),
    );
  });
});
