/**
 * Runs in the page: how often it told Google a default for the same visitors. Defaults for different regions are
 * several on purpose.
 * @returns the greatest number of defaults that one region, or everybody, was told
 */
export const countDefaults = (): number => {
  const layer: unknown = (window as { dataLayer?: unknown }).dataLayer;
  if (!Array.isArray(layer)) return 0;
  const times = new Map<string, number>();
  for (const entry of layer.slice(0, 1_000) as unknown[]) {
    const call = entry as { 0?: unknown; 1?: unknown; 2?: { region?: unknown } | null } | null;
    if (!call || call[0] !== 'consent' || call[1] !== 'default') continue;
    const given = call[2]?.region;
    const regions = Array.isArray(given) ? given.map(String) : ['everybody'];
    for (const region of regions) times.set(region, (times.get(region) ?? 0) + 1);
  }
  return Math.max(0, ...times.values());
};
