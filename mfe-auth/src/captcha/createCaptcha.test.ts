import { CaptchaError, createCaptcha } from './createCaptcha';

const deferred = () => {
  let resolve!: (value: { token: string; lifetime: number }) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<{ token: string; lifetime: number }>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};

describe('a bot check', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('goes from idle over working to success, solving once however often it is asked', async () => {
    const work = deferred();
    const solve = jest.fn(() => work.promise);
    const captcha = createCaptcha(solve);
    expect(captcha.state.get()).toBe('idle');
    const both = Promise.all([captcha.token(), captcha.token()]);
    expect(captcha.state.get()).toBe('working');
    work.resolve({ token: 'one', lifetime: 1000 });
    expect(await both).toEqual(['one', 'one']);
    expect(captcha.state.get()).toBe('success');
    expect(solve).toHaveBeenCalledTimes(1);
  });

  it('expires after its lifetime and is solved again', async () => {
    const second = deferred();
    const solve = jest
      .fn<Promise<{ token: string; lifetime: number }>, []>()
      .mockResolvedValueOnce({ token: 'one', lifetime: 1000 })
      .mockReturnValueOnce(second.promise);
    const captcha = createCaptcha(solve);
    await captcha.token();
    jest.advanceTimersByTime(1000);
    expect(captcha.state.get()).toBe('expired');
    second.resolve({ token: 'two', lifetime: 1000 });
    expect(await captcha.token()).toBe('two');
    expect(captcha.state.get()).toBe('success');
  });

  it('ends in error with the code of the reason, and can be tried again', async () => {
    const solve = jest
      .fn<Promise<{ token: string; lifetime: number }>, []>()
      .mockRejectedValueOnce(new CaptchaError('recaptcha_load_failed'))
      .mockResolvedValueOnce({ token: 'two', lifetime: 1000 });
    const captcha = createCaptcha(solve);
    await expect(captcha.token()).rejects.toThrow('recaptcha_load_failed');
    expect(captcha.state.get()).toBe('error');
    expect(captcha.problem.get()).toBe('recaptcha_load_failed');
    expect(await captcha.token()).toBe('two');
    expect(captcha.problem.get()).toBeNull();
  });

  it('is solved anew after its token has been spent', async () => {
    let count = 0;
    const captcha = createCaptcha(() => Promise.resolve({ token: String((count += 1)), lifetime: 1000 }));
    expect(await captcha.token()).toBe('1');
    captcha.spend();
    expect(captcha.state.get()).toBe('idle');
    expect(await captcha.token()).toBe('2');
    jest.advanceTimersByTime(999);
    expect(captcha.state.get()).toBe('success');
  });
});
