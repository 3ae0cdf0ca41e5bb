/**
 * Makes lists of remotes in which some rows are others, signed by a key of this process.
 * @param signer `createLocalSigner`
 * @param contract `releaseText` and `listText` of the contract that the remote was built with
 */
export const createListSigner =
  (signer, { releaseText, listText }) =>
  /** @param list as the platform sent it; @param {Map<string, object>} rows by name, in place of the platform's */
  (list, rows) => {
    // A user of a canary would get another build than the one that is verified.
    const theirs = list.remotes.map(({ canary: _canary, ...row }) => {
      const other = rows.get(row.name);
      // A browser that has seen the platform's row refuses one with a lower number.
      return other ? { ...other, number: Math.max(other.number, row.number) } : row;
    });
    const added = [...rows.values()].filter(({ name }) => !theirs.some((row) => row.name === name));
    const remotes = [...theirs, ...added].map(({ signature: _signature, ...row }) => ({
      ...row,
      signature: signer.sign(releaseText(row)),
    }));
    const refused = (list.refused ?? []).filter(({ declared }) => !rows.has(declared.name));
    const stamp = list.list && { ...list.list, signature: signer.sign(listText(list.list, remotes)) };
    return { ...list, remotes, refused, ...(stamp && { list: stamp }) };
  };
