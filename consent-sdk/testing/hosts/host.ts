import { mount } from './widget';

/** A page made of its own part and of one that another host's container exposes, drawn in a shadow root. */
interface Container {
  init(scope: object): Promise<void>;
  get(name: string): Promise<() => { mount(name: string, apart: boolean): void }>;
}

mount('own');
const { other } = window as unknown as { other?: Container };
if (other)
  void (async () => {
    await other.init({});
    (await other.get('./widget'))().mount('theirs', true);
  })();
