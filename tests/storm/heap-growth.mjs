/** What grew between two heap snapshots, by kind of object. */

/** Bytes and number of each kind in a snapshot: an object by its constructor, of everything else by what V8 calls it. */
export function heldByKind({ snapshot, nodes, strings }) {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ["type", "name", "self_size"].map((field) => fields.indexOf(field));
  const held = new Map();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[type][nodes[at + type]];
    const key = kind === "object" || kind === "closure" ? `${kind} ${strings[nodes[at + name]]}` : `(${kind})`;
    const one = held.get(key) ?? { bytes: 0, count: 0 };
    held.set(key, { bytes: one.bytes + nodes[at + size], count: one.count + 1 });
  }
  return held;
}

/** The kinds that grew most, and what all together did. */
export function growthOf(before, after, most = 8) {
  const [was, is] = [heldByKind(before), heldByKind(after)];
  const none = { bytes: 0, count: 0 };
  const kinds = [...new Set([...was.keys(), ...is.keys()])].map((kind) => {
    const [one, other] = [was.get(kind) ?? none, is.get(kind) ?? none];
    return { kind, bytes: other.bytes - one.bytes, count: other.count - one.count };
  });
  const all = kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  return { all, kinds: kinds.sort((one, other) => other.bytes - one.bytes).slice(0, most) };
}
