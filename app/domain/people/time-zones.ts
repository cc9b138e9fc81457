/** Time zones that a person may choose: those of the IANA database that the runtime knows, and UTC. */
export function timeZones(): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes("UTC") ? known : [...known, "UTC"];
}

export function isTimeZone(zone: string): boolean {
  return timeZones().includes(zone);
}
