const bytes = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text)).buffer;

/**
 * A browser's half of WebAuthn for component tests, as jsdom has none: what it hands out is not signed by anything.
 * Real keys are used in e2e/console/securityKeys.test.ts.
 * @param fails name of the browser's error, for a key that is refused
 */
export const pretendKey = (fails?: string): { asked: CredentialCreationOptions[] } => {
  const asked: CredentialCreationOptions[] = [];
  const answer = (response: object) => async (options?: CredentialCreationOptions) => {
    if (options) asked.push(options);
    if (fails !== undefined) throw new DOMException('no key', fails);
    return {
      id: 'a2V5',
      rawId: bytes('key'),
      type: 'public-key',
      response,
      getClientExtensionResults: () => ({}),
    };
  };
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: answer({
        clientDataJSON: bytes('client'),
        attestationObject: bytes('attestation'),
        getTransports: () => ['usb'],
      }),
      get: answer({
        clientDataJSON: bytes('client'),
        authenticatorData: bytes('data'),
        signature: bytes('signature'),
      }),
    },
  });
  return { asked };
};

/** Takes it away again. */
export const forgetKeys = (): void => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
};
