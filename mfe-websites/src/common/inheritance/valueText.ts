/** A value of a difference as text; empty for none. Pure. */
export const valueText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${valueText(part)}`)
      .join('\n');
  return String(value);
};
