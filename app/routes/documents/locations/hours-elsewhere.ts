/** Minutes by which `zone` is ahead of UTC at an instant. */
function offset(zone: string, at: Date): number {
  const name = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(at)
    .find((part) => part.type === "timeZoneName")?.value;
  const [, sign, hours = "0", minutes = "0"] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const hourOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
};

/** Opening hours (local wall time of `zone`) as hours of the day on another zone's clock, at the instant `at`. */
export function hoursElsewhere(
  hours: { opens: string; closes: string },
  zone: string,
  clock: string,
  at: Date,
): { opens: number; closes: number } {
  const ahead = (offset(clock, at) - offset(zone, at)) / 60;
  return { opens: hourOf(hours.opens) + ahead, closes: hourOf(hours.closes) + ahead };
}
