/** The middle one of the numbers that are there; undefined when there is none. */
export const median = (values) => {
  const known = values.filter((value) => value !== undefined).sort((one, other) => one - other);
  return known[Math.floor(known.length / 2)];
};
