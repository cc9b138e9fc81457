/** How many, in digits and in words. */
import { expect, test } from "vitest";
import { type Given, wholly } from "../testing.ts";

const RECORDING: Given = { values: { proceedingType: "audio_transcription" } };

test.each([
  ["20 people", {}, { mainRoomCapacity: "20" }],
  ["There will be about 12 participants", {}, { mainRoomCapacity: "12" }],
  ["for twelve persons", {}, { mainRoomCapacity: "12" }],
  ["there are eight of us", {}, { mainRoomCapacity: "8" }],
  ["vingt personnes", {}, { mainRoomCapacity: "20" }],
  ["nous serons quinze participants", {}, { mainRoomCapacity: "15" }],
  ["unas 20 personas", {}, { mainRoomCapacity: "20" }],
  ["seremos dieciséis asistentes", {}, { mainRoomCapacity: "16" }],
  ["Make it 24 people", { values: { mainRoomCapacity: "20" } }, { mainRoomCapacity: "24" }],
  ["twelve", { asked: ["mainRoomCapacity"] }, { mainRoomCapacity: "12" }],
  ["environ 30", { asked: ["mainRoomCapacity"] }, { mainRoomCapacity: "30" }],
  ["unos doce", { asked: ["mainRoomCapacity"] }, { mainRoomCapacity: "12" }],
  ["3 breakout rooms", {}, { needsBreakoutRooms: "true", breakoutRoomCount: "3" }],
  ["avec deux salles de caucus", {}, { needsBreakoutRooms: "true", breakoutRoomCount: "2" }],
  ["tres salas auxiliares", {}, { needsBreakoutRooms: "true", breakoutRoomCount: "3" }],
  ["two extra monitors", {}, { additionalMonitors: "2" }],
  ["deux écrans supplémentaires", {}, { additionalMonitors: "2" }],
  ["tres pantallas adicionales", {}, { additionalMonitors: "3" }],
  ["4 lapel microphones", {}, { additionalMicrophones: "4", microphoneTypes: "lapel" }],
  ["deux micros sans fil", {}, { additionalMicrophones: "2", microphoneTypes: "sans fil" }],
  ["dos micrófonos", {}, { additionalMicrophones: "2" }],
  ["2 iPads and 3 laptops", {}, { additionalIpads: "2", additionalLaptops: "3" }],
  ["deux tablettes et un ordinateur portable", {}, { additionalIpads: "2", additionalLaptops: "1" }],
  ["dos tabletas y tres portátiles", {}, { additionalIpads: "2", additionalLaptops: "3" }],
  ["an additional monitor", {}, { additionalMonitors: "1" }],
  ["two speakers", RECORDING, { numberOfSpeakers: "2" }],
  ["trois intervenants", RECORDING, { numberOfSpeakers: "3" }],
  ["cuatro voces", RECORDING, { numberOfSpeakers: "4" }],
  ["none", { asked: ["additionalMonitors"] }, { additionalMonitors: "0" }],
  ["3", { asked: ["breakoutRoomCount"] }, { breakoutRoomCount: "3" }],
] as [string, Given, Record<string, string>][])("%s", (message, given, fields) => {
  expect(wholly(message, given)).toEqual(fields);
});

test.each([
  ["12 people were injured in the fire", {}],
  ["The employer laid off 40 people", {}],
  ["quarante personnes ont été congédiées, dont 12 personnes blessées", {}],
  ["20 personas fueron despedidas", {}],
  ["How many people fit in your rooms?", {}],
  ["two speakers", {}],
  ["more than I thought", { asked: ["mainRoomCapacity"] }],
  ["between 10 and 20", { asked: ["mainRoomCapacity"] }],
  ["I'll tell you later", { asked: ["mainRoomCapacity"] }],
] as [string, Given][])("%s counts nothing", (message, given) => {
  const counted = Object.entries(wholly(message, given)).filter(
    ([field, value]) => value !== null && /Capacity|number|additional|Count/.test(field),
  );
  expect(counted).toEqual([]);
});
