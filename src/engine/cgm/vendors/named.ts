/** Whose a file is that is not read, so that whoever has it is told where the right export lies. */
export const vendorNames = [
  'clarity',
  'libreview',
  'carelink',
  'tandem',
  'glooko',
  'tidepool',
  'appleHealth',
  'eversense',
] as const;
export type VendorName = (typeof vendorNames)[number];

const signs: readonly (readonly [VendorName, RegExp])[] = [
  ['appleHealth', /<(?:!DOCTYPE )?HealthData|HKQuantityType|^Apple Health$/],
  ['carelink', /carelink|minimed|medtronic|\bisig\b|\bbwz\b|sensor calibration bg/i],
  ['tandem', /t:slim|t:connect|tandem|readings \(cgm \/ bgm\)|bolusdeliverymethod/i],
  ['clarity', /dexcom|clarity|source device id|transmitter id/i],
  ['libreview', /libreview|librelink|freestyle|historic glucose|scan glucose/i],
  ['glooko', /glooko|diasend|manual reading|manuelles lesen/i],
  ['tidepool', /tidepool|"(?:smbg|cbg|bloodKetone|deviceEvent)"/],
  ['eversense', /eversense|senseonics/i],
];
/** No export tells whose it is further down, characters. */
const lookedAt = 20_000;

/** The vendor of a text by what stands at its beginning; undefined where nothing tells. */
export function vendorIn(text: string): VendorName | undefined {
  const beginning = text.slice(0, lookedAt);
  return signs.find(([, sign]) => sign.test(beginning))?.[0];
}

/** Whose archive it is, by the names of the files in it: in front of the first, and in the list at the end. */
export function archiveOf(bytes: Uint8Array): VendorName | undefined {
  const decoder = new TextDecoder('windows-1252');
  const names = [bytes.subarray(0, 2000), bytes.subarray(-lookedAt)].map((part) => decoder.decode(part)).join('\n');
  if (/apple_health_export\//.test(names)) return 'appleHealth';
  return /\b(?:cgm|bg)_data_\d|glooko/i.test(names) ? 'glooko' : undefined;
}
