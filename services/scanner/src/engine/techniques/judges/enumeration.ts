import type { HookKit } from '../hook/hookKit';
import type { Judged } from '../Trace';

/** Different properties of the device that one script reads; our own count, above what audience measurement reads. */
const LIMITS = { properties: 12 } as const;

/** Reads the device broadly. Much of it is needed by somebody, all of it together tells machines apart. Pure. */
export const judgeEnumeration = ({ properties = [] }: { properties?: readonly string[] }): Judged =>
  properties.length >= LIMITS.properties ? { properties: [...properties], enough: LIMITS.properties } : null;

export const enumerationHook = ({ after, onGet, tell, script }: HookKit): void => {
  const byScript = new Map<string, Set<string>>();
  const asked = new Map<string, number>();
  const read = (property: string) => {
    // A library that asks for the same over and over must not cost the page its time.
    const times = (asked.get(property) ?? 0) + 1;
    asked.set(property, times);
    if (times > 100) return;
    const by = script();
    if (by === null || byScript.size > 200) return;
    const properties = byScript.get(by) ?? new Set<string>();
    byScript.set(by, properties);
    if (properties.has(property)) return;
    properties.add(property);
    if (properties.size >= 9 && properties.size % 3 === 0)
      tell('enumeration', { properties: [...properties].sort() }, by);
  };
  const ofNavigator = [
    ...['plugins', 'mimeTypes', 'hardwareConcurrency', 'deviceMemory', 'languages', 'platform'],
    ...['maxTouchPoints', 'connection'],
  ];
  for (const property of ofNavigator)
    for (const owner of ['Navigator', 'WorkerNavigator']) onGet(owner, property, () => read(property));
  for (const property of ['width', 'height', 'availWidth', 'availHeight', 'colorDepth'])
    onGet('Screen', property, () => read(`screen.${property}`));
  after('Date', 'getTimezoneOffset', () => read('timezone'));
  const methods: [owner: string, method: string, property: string][] = [
    ['NavigatorUAData', 'getHighEntropyValues', 'userAgentData'],
    ['Navigator', 'getBattery', 'battery'],
    ['MediaDevices', 'enumerateDevices', 'mediaDevices'],
    ['Permissions', 'query', 'permissions'],
    ['StorageManager', 'estimate', 'storage'],
    ['Window', 'queryLocalFonts', 'localFonts'],
  ];
  for (const [owner, method, property] of methods) after(owner, method, () => read(property));
};
