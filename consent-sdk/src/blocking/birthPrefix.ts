/** What the keys of a website's notes of born cookies begin with; the cookie's name follows. */
export const birthPrefix = (storageName: string): string => `${storageName}_born `;
