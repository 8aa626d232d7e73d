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
        if (!/\.(html|js|css|svg|json)$/.test(name)) continue
        const file = join(dir!, name)
        const content = readFileSync(file)
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
        writeFileSync(`${file}.br`, brotliCompressSync(content))
      }
    },
  }
}

export default defineConfig(({ mode, command }) => ({
  // The server writes where it lives into the page; scripts and styles find each other from where they are.
  base: command === 'build' ? './' : '/',
  plugins: [svelte(), packed()],
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
