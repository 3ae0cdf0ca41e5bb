import { ad, email } from './fields';

test.each(['suda', 'Suda.Dee', 'suda_dee', 'suda+1', 'suda-dee', '007'])(
  '5.18 %s is a user name of a directory',
  (name) => expect(ad.safeParse(name).success).toBe(true),
);

test.each(['suda dee', 'suda@dee', 'สุดา', 'suda/dee', 'suda\\dee', 'suda*', "suda'", '(suda)', ''])(
  '5.18 %j is none: only letters, digits, dot, underscore, plus and hyphen are',
  (name) => {
    expect(ad.safeParse(name).error?.issues.map(({ message }) => message)).toEqual(['ad_invalid']);
  },
);

test.each(['suda@example.ac.th', 'SUDA.dee+1@Example.co.th', "o'neil@example.go.th"])(
  '5.17 %s is an e-mail address',
  (address) => expect(email.parse(address)).toBe(address.toLowerCase()),
);

test.each(['suda', 'suda@', '@example.ac.th', 'suda@example', 'suda@@example.ac.th', 'su da@example.ac.th'])(
  '5.17 %j is none: it has no local part, @ and host',
  (address) => {
    expect(email.safeParse(address).error?.issues.map(({ message }) => message)).toEqual(['email_invalid']);
  },
);
