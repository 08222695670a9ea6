const { jest } = require('../package.json');

/* What `npm test` runs: all but the suites that play many runs or start processes of their own, which `npm run test:slow` runs. */
module.exports = { ...jest, rootDir: '..', testPathIgnorePatterns: [...jest.testPathIgnorePatterns, '\\.slow\\.test\\.ts$'] };
