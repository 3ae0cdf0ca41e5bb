const RANGE = /^\^\d+\.\d+\.\d+(?: \|\| \^\d+\.\d+\.\d+)*$/;

/**
 * The versions of the kit that a remote says it works with: what its package.json says, if that is a range. One exact
 * version there, or an archive, says only what it was built with, and stands for everything that promises the same.
 * @param declared of package.json, e.g. `^1.12.0`
 * @param installed the version it is built with
 * @throws Error for a range that releases cannot name
 */
const kitRange = (declared, installed) => {
  if (RANGE.test(declared)) return declared;
  const isArchive = declared.startsWith('file:');
  if (!isArchive && (declared.startsWith('^') || /[<>*~x|]/.test(declared)))
    throw new Error(
      `package.json asks for @yinyom/mfe-kit "${declared}". Name the lowest version it works with as "^${installed}", several majors as "^1.12.0 || ^2.0.0".`,
    );
  // A patch adds nothing that anybody could use.
  const [major, minor] = installed.split('.');
  return `^${major}.${minor}.0`;
};

module.exports = { kitRange };
