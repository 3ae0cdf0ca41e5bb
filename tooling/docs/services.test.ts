import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SERVICE_NAMES, SERVICES, type ServiceName } from '@yinyom/contracts/service/services';
import { serviceNames } from '../workspaces.cjs';

// Places outside TypeScript that name every service. They are checked here, since nothing can generate them without making them harder to read.

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

it('the folders of services/ are the services of the table', () => {
  expect(serviceNames().sort()).toEqual([...SERVICE_NAMES].sort());
});

it.each(SERVICE_NAMES)('%s is made after the services that it needs', (name) => {
  const earlier: string[] = SERVICE_NAMES.slice(0, SERVICE_NAMES.indexOf(name));
  expect(SERVICES[name].needs.filter((needed) => !earlier.includes(needed))).toEqual([]);
});

it('the chart takes the services apart', () => {
  const schema = JSON.parse(read('deploy/helm/yinyom/values.schema.json')) as {
    properties: { services: { properties: { apart: { items: { enum: string[] } } } } };
  };
  expect(schema.properties.services.properties.apart.items.enum).toEqual(SERVICE_NAMES);
  const sample = /^ {2}# apart: (\[.*\])$/m.exec(read('deploy/helm/yinyom/values.yaml'))?.[1];
  expect(parse(sample ?? '')).toEqual(SERVICE_NAMES);
});

it('the architecture page has a row for each, counts them and draws them', () => {
  const page = read('docs/architecture.md');
  for (const name of SERVICE_NAMES)
    expect(page).toContain(`| \`services/${name}\` | ${SERVICES[name].about} |`);
  expect(page).toContain(`in front of ${NUMBERS[SERVICE_NAMES.length]} services`);
  const [, drawing = ''] = page.split('```');
  expect(SERVICE_NAMES.filter((name) => !drawing.includes(` ${name} `))).toEqual([]);
});

it('the page of the roles lists each', () => {
  const roles = SERVICE_NAMES.map((name) => `\`${name}\``).join(' ');
  expect(read('docs/operate/install.md')).toContain(`| ${roles} | one service |`);
});

describe('the commands that start each service by itself', () => {
  const [, script = ''] = /Then start them.*?```sh\n(.*?)```/s.exec(read('docs/operate/scale.md')) ?? [];
  const commands = script.replaceAll('\\\n', ' ').split('\n');
  const commandOf = (program: string) => commands.find((line) => line.includes(program)) ?? '';
  const placesIn = (command: string) =>
    [...command.matchAll(/([A-Z]+)_URL=http:\/\/([a-z]+):\d+/g)].map(([, setting = '', host]) => {
      expect(setting.toLowerCase()).toBe(host);
      return host;
    });

  it.each(SERVICE_NAMES)('%s gets the addresses of those that it calls', (name: ServiceName) => {
    const { needs, uses } = SERVICES[name];
    expect(placesIn(commandOf(`services/${name}/dist/start.js`)).sort()).toEqual([...needs, ...uses].sort());
  });

  it('the gateway gets the addresses of all', () => {
    expect(placesIn(commandOf('api-gateway/dist/start.js'))).toEqual(SERVICE_NAMES);
  });
});
