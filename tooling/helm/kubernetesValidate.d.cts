/** The kubernetes-validate that was installed earlier; null when there is none that runs. */
export declare const fetchedKubernetesValidate: () => string | null;
/** Installs it from PyPI, where this machine has Python with pip and a registry. */
export declare const fetchKubernetesValidate: () => string | null;
