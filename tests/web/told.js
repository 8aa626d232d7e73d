// Runs in every page of the tests before its own scripts: what the page was told and has shown, and what it must not do.
;(() => {
  const waiting = new Set()
  const told = {
    count: 0, // messages that brought a moment
    sockets: 0,
    v: 0,
    moment: null,
    table: null,
    undo: null, // what somebody asks to take back
    clock: null,
    moved: 0, // animations and transitions that began
    violations: [],
    /** Resolves as soon as the condition holds. */
    wait(condition, seconds = 120) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`never: ${condition}`)), 1000 * seconds)
        const look = () => {
          if (!condition()) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      })
    },
  }
  window.told = told

  function hear(text) {
    const message = JSON.parse(text)
    if (message.t === 'table') {
      told.table = message.table
      told.undo = message.undo ?? null
    }
    if (message.t === 'clock') told.clock = message
    // As the page takes it: a line that it has given up may still bring what does not follow on what it was told.
    if (message.t === 'sync' || (message.t === 'update' && message.from === told.v)) {
      told.count += 1
      told.v = message.v
      told.moment = message.moment
    }
    for (const look of [...waiting]) look()
  }
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args)
      told.sockets += 1
      // After the page has heard it itself and drawn what follows.
      this.addEventListener('message', ({ data }) => setTimeout(() => hear(data)))
    }
  }

  // A slow page may take sockets for broken and go on by requests: what comes by them it is told as well.
  const had = new Map() // how many messages of each line were heard
  const ask = window.fetch
  window.fetch = async (address, wish) => {
    const answer = await ask(address, wish)
    const line = /\/api\/lines\/[^?]+(?=\?after=)/.exec(String(address))?.[0]
    if (line && answer.ok) void listen(line, answer.clone())
    return answer
  }
  async function listen(line, answer) {
    const { n, messages } = await answer.json().catch(() => ({ n: 0, messages: [] })) // the page may have hung up
    const fresh = n - (had.get(line) ?? 0)
    if (fresh <= 0) return
    had.set(line, n)
    for (const message of messages.slice(-fresh)) setTimeout(() => hear(JSON.stringify(message)))
  }

  const animate = Element.prototype.animate
  Element.prototype.animate = function (...args) {
    told.moved += 1
    return animate.apply(this, args)
  }
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, () => (told.moved += 1), true)
  addEventListener('securitypolicyviolation', (event) => told.violations.push(`${event.violatedDirective} ${event.blockedURI}`))
})()
