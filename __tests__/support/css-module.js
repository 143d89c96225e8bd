/** In unit tests a CSS module's class is its own name. */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name) });
