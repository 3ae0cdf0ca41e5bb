import { i18n, lazyPart, openModal, toast, type PartLoader, type SlotProps } from '@yinyom/mfe-kit';
import { createContext, Suspense, useContext, useEffect } from 'react';

/** Texts that could not be loaded once are asked for again only by a reload. */
const loadTexts = async (namespace: string): Promise<void> => {
  const isThere = () => i18n.hasResourceBundle(i18n.language, namespace);
  await i18n.loadNamespaces(namespace);
  if (!isThere()) await i18n.reloadResources([i18n.language], [namespace]);
  if (!isThere()) throw new Error(`The texts ${namespace} could not be loaded`);
};

const Close = createContext((): void => undefined);

/** Closes what could not be shown, and says so; the next call tries again. */
const NotLoaded = ({ onRetry }: { onRetry: () => void }) => {
  const close = useContext(Close);
  useEffect(() => {
    close();
    toast.error(i18n.t('remote.failed_title', { ns: 'shell' }));
    onRetry();
  }, [close, onRetry]);
  return null;
};

/**
 * A window over the page whose code and texts load when it is first opened. Where they cannot be loaded a notice says so and
 * no empty window stays.
 * @param namespace of its texts
 * @returns opens it, unless it is open
 */
export const lazyWindow = (namespace: string, load: PartLoader<{ onClose: () => void }>): (() => void) => {
  const Window = lazyPart(async () => {
    const [part] = await Promise.all([load(), loadTexts(namespace)]);
    return part;
  }, NotLoaded);
  let isOpen = false;
  const Opened = ({ close }: SlotProps) => {
    useEffect(
      () => () => {
        isOpen = false;
      },
      [],
    );
    return (
      <Close value={close}>
        {/* What else is over the page stays while this loads. */}
        <Suspense fallback={null}>
          <Window onClose={close} />
        </Suspense>
      </Close>
    );
  };
  return () => {
    if (isOpen) return;
    isOpen = true;
    openModal((close) => <Opened close={close} />);
  };
};
