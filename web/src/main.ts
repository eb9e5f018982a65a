import '@fontsource/marcellus'
import '@fontsource-variable/alegreya'
import '@fontsource-variable/source-sans-3'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
mount(App, { target })
