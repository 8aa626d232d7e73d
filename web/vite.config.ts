import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Lay a packed copy beside each text file, so that the server has nothing to pack. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|json|webmanifest)$/.test(name)) continue
        const file = join(dir!, name)
        const content = readFileSync(file)
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
        writeFileSync(`${file}.br`, brotliCompressSync(content))
      }
    },
  }
}

/** Words without what only translators read: comments, and the blank lines around them. */
function words(): Plugin {
  return {
    name: 'words',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?raw')) return null
      const text = readFileSync(id.slice(0, -'?raw'.length), 'utf8').replace(/^(?:#.*)?\n/gm, '')
      return `export default ${JSON.stringify(text)}`
    },
  }
}

/** The service worker, which is told of what the client really consists; before all of it is packed. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    writeBundle({ dir }) {
      const assets = readdirSync(join(dir!, 'assets')).map((name) => `assets/${name}`)
      const files = [...assets, ...readdirSync(here('public'))].sort()
      const code = readFileSync(here('src/worker/sw.js'), 'utf8')
      const build = createHash('sha256').update(code).update(files.join('\n'))
      for (const name of ['index.html', ...files]) build.update(readFileSync(join(dir!, name)))
      const source = code
        .replace('__BUILD__', build.digest('hex').slice(0, 16))
        .replace('/* __FILES__ */ []', JSON.stringify(files))
      writeFileSync(join(dir!, 'sw.js'), source)
    },
  }
}

/** Write what others made and the client carries, with their licences, from what was really bundled. */
function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = [...this.getModuleIds()].map((id) => id.replace('\0', ''))
      for (const part of Object.values(bundle)) if (part.type === 'asset') files.push(...part.originalFileNames)
      const folders = files.map((file) => /(?:^|.*\/)node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0])
      const texts = [...new Set(folders.filter((folder) => folder !== undefined))].map((folder) =>
        noticeOf(here(folder)),
      )
      this.emitFile({
        type: 'asset',
        fileName: 'third-party.txt',
        source: texts.sort().join(`\n${'-'.repeat(72)}\n\n`),
      })
    },
  }
}

/** The name, the version and the licence of a package; one without a licence that we know must not be bundled. */
function noticeOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  const author: string = about.author?.name ?? about.author ?? `the authors of ${about.name}`
  const standard: Record<string, string> = {
    MIT: `Copyright (c) ${author}\n\n${readFileSync(here('licenses/MIT.txt'), 'utf8')}`,
    'Apache-2.0': `Copyright ${author}\n\nIts licence is the one that starlode itself has: the file LICENSE.\n`,
  }
  const text = file === undefined ? standard[about.license] : readFileSync(join(folder, file), 'utf8')
  if (text === undefined) throw new Error(`Error: ${about.name} has no licence that could be told (${about.license})`)
  return `${about.name} ${about.version} (${about.license})\n\n${text.trim()}\n`
}

export default defineConfig(({ mode, command }) => ({
  // The server writes where it lives into the page; scripts and styles find each other from where they are.
  base: command === 'build' ? './' : '/',
  plugins: [words(), svelte(), worker(), notices(), packed()],
  resolve: {
    alias: { $i18n: here('../src/starlode/i18n') },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/starlode/server/client'),
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of ours with a hashed name: a strict content policy has no room for data: in scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [here('.'), here('../src/starlode/i18n')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
}))
