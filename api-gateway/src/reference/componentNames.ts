/** `list_of-names` as `ListOfNames`. */
export const pascal = (name: string): string =>
  name
    .split(/[^\dA-Za-z]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The name, or with the first number that makes it one of its own. */
export const freeName = (name: string, taken: object): string => {
  if (!Object.hasOwn(taken, name)) return name;
  const start = /\d$/.test(name) ? `${name}_` : name;
  let number = 2;
  while (Object.hasOwn(taken, `${start}${number}`)) number += 1;
  return `${start}${number}`;
};
