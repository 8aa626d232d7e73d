/* What Python sees of the engine: an object has a face while Python looks at it, and an array is shown by a view. */

#include <stddef.h>

typedef struct {
    PyObject_HEAD
    Object *object;
} Face;

static PyTypeObject *rt_types[NUMBER_OF_CLASSES];

COLD static PyObject *rt_raise(const Jump *jump)
{
    PyObject *const errors[] = {
        PyExc_AssertionError, PyExc_NotImplementedError, PyExc_ValueError, PyExc_IndexError,
        PyExc_ZeroDivisionError, PyExc_OverflowError, PyExc_AttributeError, PyExc_MemoryError,
    };
    if (jump->error == Interrupted_) {
        return NULL;
    }
    PyErr_SetString(errors[jump->error], jump->message);
    if ((jump->place & 0xFFFF) == 0) {
        return NULL; /* no line of a source is to blame */
    }
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyErr_NormalizeException(&type, &value, &trace);
    PyObject *note = PyUnicode_FromFormat("%s, line %d", rt_files[jump->place >> 16], jump->place & 0xFFFF);
    PyObject *done = note != NULL && value != NULL ? PyObject_CallMethod(value, "add_note", "O", note) : NULL;
    Py_XDECREF(note);
    Py_XDECREF(done);
    PyErr_Restore(type, value, trace);
    return NULL;
}

/* Calls that fail jump back to here. */
#define ENTER                                                                                                          \
    Jump jump;                                                                                                         \
    jump.above = rt_jump;                                                                                              \
    rt_jump = &jump;                                                                                                   \
    if (_setjmp(jump.buffer) == 0)

#define LEAVE rt_jump = jump.above

/* Arguments */

#define ARGUMENTS PyObject *face, PyObject *const *args, Py_ssize_t count, PyObject *keywords

typedef struct {
    const char *function;
    const char *const *names;
    int number, needed;
} Arguments;

COLD static bool rt_sort(const Arguments *wanted, PyObject *const *args, Py_ssize_t count, PyObject *keywords, PyObject **given)
{
    Py_ssize_t named = keywords != NULL ? PyTuple_Size(keywords) : 0;
    if (count > wanted->number) {
        PyErr_Format(PyExc_TypeError, "%s() takes %d arguments (%d given)", wanted->function, wanted->number, (int)count);
        return false;
    }
    for (int place = 0; place < wanted->number; place++) {
        given[place] = place < count ? args[place] : NULL;
    }
    for (Py_ssize_t key = 0; key < named; key++) {
        PyObject *name = PyTuple_GetItem(keywords, key);
        int place = 0;
        while (place < wanted->number && PyUnicode_CompareWithASCIIString(name, wanted->names[place]) != 0) {
            place++;
        }
        if (place == wanted->number || given[place] != NULL) {
            const char *why = place == wanted->number ? "an unexpected" : "twice the";
            PyErr_Format(PyExc_TypeError, "%s() got %s argument '%U'", wanted->function, why, name);
            return false;
        }
        given[place] = args[count + key];
    }
    for (int place = 0; place < wanted->needed; place++) {
        if (given[place] == NULL) {
            PyErr_Format(PyExc_TypeError, "%s() is missing the argument '%s'", wanted->function, wanted->names[place]);
            return false;
        }
    }
    return true;
}

static inline PyObject *const *rt_arguments(const Arguments *wanted, PyObject *const *args, Py_ssize_t count, PyObject *keywords, PyObject **given)
{
    if (count == wanted->number && keywords == NULL) {
        return args;
    }
    return rt_sort(wanted, args, count, keywords, given) ? given : NULL;
}

/* The same for a constructor, which gets a tuple and a dictionary. */
static bool rt_constructor_arguments(const Arguments *wanted, PyObject *args, PyObject *keywords, PyObject **given)
{
    Py_ssize_t count = PyTuple_Size(args), named = keywords != NULL ? PyDict_Size(keywords) : 0;
    PyObject **all = malloc(sizeof(PyObject *) * (size_t)(count + named + 1));
    PyObject *names = PyTuple_New(named);
    bool fits = all != NULL && names != NULL;
    for (Py_ssize_t place = 0; fits && place < count; place++) {
        all[place] = PyTuple_GetItem(args, place);
    }
    PyObject *key, *value;
    Py_ssize_t at = 0;
    for (Py_ssize_t place = 0; fits && place < named && PyDict_Next(keywords, &at, &key, &value); place++) {
        all[count + place] = value;
        Py_INCREF(key);
        PyTuple_SetItem(names, place, key);
    }
    fits = fits && rt_sort(wanted, all, count, names, given);
    free(all);
    Py_XDECREF(names);
    return fits;
}

static bool rt_to_number(PyObject *from, int64_t *to)
{
    if (PyLong_Check(from)) {
        *to = PyLong_AsLongLong(from);
    } else {
        PyObject *number = PyNumber_Index(from);
        if (number == NULL) {
            return false;
        }
        *to = PyLong_AsLongLong(number);
        Py_DECREF(number);
    }
    if (RARE(*to == -1 && PyErr_Occurred() != NULL)) {
        if (PyErr_ExceptionMatches(PyExc_OverflowError)) {
            PyErr_SetString(PyExc_OverflowError, "more than 64 bits"); /* as interpreted code says it */
        }
        return false;
    }
    return true;
}

static bool rt_to_byte(PyObject *from, uint8_t *to)
{
    int64_t number;
    if (!rt_to_number(from, &number)) {
        return false;
    }
    if (number < 0 || number > 255) {
        PyErr_SetString(PyExc_ValueError, "byte must be in range(0, 256)");
        return false;
    }
    *to = (uint8_t)number;
    return true;
}

static bool rt_to_real(PyObject *from, double *to)
{
    *to = PyFloat_AsDouble(from);
    return *to != -1.0 || !PyErr_Occurred();
}

static bool rt_to_truth(PyObject *from, bool *to)
{
    int answer = PyObject_IsTrue(from);
    *to = answer > 0;
    return answer >= 0;
}

static inline bool rt_is_free(Object *object)
{
    if (RARE(object->holder != NULL)) {
        PyErr_SetString(PyExc_RuntimeError, "another thread is working with this object");
        return false;
    }
    return true;
}

/* Borrowed from the face. A method's own object is of the right class: Python has looked. */
static inline bool rt_to_self(PyObject *from, Object **to)
{
    Object *object = *to = ((Face *)from)->object;
    if (RARE(object == NULL)) {
        PyErr_SetString(PyExc_TypeError, "this object was never made");
        return false;
    }
    return rt_is_free(object);
}

static bool rt_to_object(PyObject *from, int class_number, bool may_be_none, Object **to)
{
    if (from == Py_None && may_be_none) {
        *to = NULL;
        return true;
    }
    PyTypeObject *type = rt_types[class_number];
    if (Py_TYPE(from) != type && !PyObject_TypeCheck(from, type)) {
        PyErr_Format(PyExc_TypeError, "expected %R, not %R", (PyObject *)type, (PyObject *)Py_TYPE(from));
        return false;
    }
    return rt_to_self(from, to);
}

/* Numbers that actions have are kept once they were shown: most are asked for again and again. */
#define KEPT_NUMBERS 4096
static PyObject *rt_numbers[KEPT_NUMBERS];

static inline PyObject *rt_from_number(int64_t value)
{
    if ((uint64_t)value >= KEPT_NUMBERS) {
        return PyLong_FromLongLong(value);
    }
    if (RARE(rt_numbers[value] == NULL)) {
        rt_numbers[value] = PyLong_FromLongLong(value);
    }
    Py_XINCREF(rt_numbers[value]);
    return rt_numbers[value];
}

#define rt_from_byte rt_from_number
#define rt_from_truth(value) PyBool_FromLong(value)
#define rt_from_real(value) PyFloat_FromDouble(value)

static PyObject *rt_nothing(void)
{
    Py_INCREF(Py_None);
    return Py_None;
}

/* Takes over the reference. */
static PyObject *rt_from_object(void *native)
{
    Object *object = native;
    if (object == NULL) {
        return rt_nothing();
    }
    if (object->face != NULL) {
        PyObject *face = object->face;
        Py_INCREF(face);
        rt_drop(object);
        return face;
    }
    Face *face = (Face *)PyType_GenericAlloc(rt_types[object->kind->number], 0);
    if (face == NULL) {
        rt_drop(object);
        return NULL;
    }
    face->object = object;
    object->face = face;
    return (PyObject *)face;
}

static void rt_face_give(Face *face, Object *object)
{
    Object *old = face->object;
    face->object = object;
    object->face = face;
    if (old != NULL) {
        old->face = NULL;
        rt_drop(old);
    }
}

static void rt_face_free(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    Object *object = ((Face *)self)->object;
    if (object != NULL) {
        object->face = NULL;
        rt_drop(object);
    }
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

static PyObject *rt_face_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    (void)args;
    (void)keywords;
    return PyType_GenericAlloc(type, 0);
}

static PyObject *rt_no_subclass(PyObject *cls, PyObject *args, PyObject *keywords)
{
    (void)args;
    (void)keywords;
    PyErr_Format(PyExc_TypeError, "%R: native classes have no subclasses in Python; STARLODE_INTERPRETED=1 runs the sources", cls);
    return NULL;
}

#define NO_SUBCLASS                                                                                                    \
    {"__init_subclass__", (PyCFunction)(void *)rt_no_subclass, METH_CLASS | METH_VARARGS | METH_KEYWORDS, NULL}

static int rt_not_set(PyObject *value)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError, "attributes cannot be deleted");
    }
    return -1;
}

/* What a pickle holds: the class, and the attributes by name, as Python's own classes do it. */
static PyObject *rt_reduced(PyObject *self, PyObject *attributes, bool all)
{
    if (!all) {
        Py_XDECREF(attributes);
        return NULL;
    }
    PyObject *copyreg = PyImport_ImportModule("copyreg");
    PyObject *maker = copyreg != NULL ? PyObject_GetAttrString(copyreg, "__newobj__") : NULL;
    PyObject *result = maker != NULL ? Py_BuildValue("(O(O)O)", maker, (PyObject *)Py_TYPE(self), attributes) : NULL;
    Py_XDECREF(copyreg);
    Py_XDECREF(maker);
    Py_DECREF(attributes);
    return result;
}

/* A new reference to an attribute of a pickle, or NULL with an error. */
static PyObject *rt_attribute(PyObject *attributes, const char *name)
{
    PyObject *key = PyUnicode_FromString(name);
    PyObject *value = key != NULL ? PyObject_GetItem(attributes, key) : NULL;
    Py_XDECREF(key);
    return value;
}

static bool rt_keep_attribute(PyObject *attributes, const char *name, PyObject *value)
{
    bool done = value != NULL && PyDict_SetItemString(attributes, name, value) == 0;
    Py_XDECREF(value);
    return done;
}

/* Arrays: what a function gives is copied on the way, an attribute or bytes are shown by a view that shares them. */

#define FORMAT_OF(Element) _Generic((Element){0}, uint8_t: "B", int64_t: "q", double: "d", default: NULL)

#define FACE_OF_ARRAY(Kind, Element, to_element, from_element)                                                         \
    typedef struct {                                                                                                   \
        PyObject_HEAD                                                                                                  \
        Kind *array;                                                                                                   \
        Py_ssize_t shape;                                                                                              \
    } ViewOf##Kind;                                                                                                    \
    static PyTypeObject *rt_view_of_##Kind;                                                                            \
                                                                                                                       \
    __attribute__((unused)) static PyObject *rt_list_##Kind(Kind *array)                                               \
    {                                                                                                                  \
        PyObject *list = PyList_New(array->size);                                                                      \
        for (uint32_t place = 0; list != NULL && place < array->size; place++) {                                       \
            PyObject *item = from_element(array->at[place]);                                                           \
            if (item == NULL) {                                                                                        \
                Py_DECREF(list);                                                                                       \
                list = NULL;                                                                                           \
            } else {                                                                                                   \
                PyList_SetItem(list, place, item);                                                                     \
            }                                                                                                          \
        }                                                                                                              \
        return list;                                                                                                   \
    }                                                                                                                  \
    /* What Python has in its place: a list, or a bytearray. */                                                        \
    __attribute__((unused)) static PyObject *rt_plain_##Kind(Kind *array)                                              \
    {                                                                                                                  \
        if (_Generic((Element){0}, uint8_t: true, default: false)) {                                                   \
            return PyByteArray_FromStringAndSize((const char *)array->at, array->size);                                \
        }                                                                                                              \
        return rt_list_##Kind(array);                                                                                  \
    }                                                                                                                  \
    /* Takes over the reference. */                                                                                    \
    __attribute__((unused)) static PyObject *rt_from_list_##Kind(Kind *array)                                          \
    {                                                                                                                  \
        PyObject *list = rt_list_##Kind(array);                                                                        \
        rt_drop_##Kind(array);                                                                                         \
        return list;                                                                                                   \
    }                                                                                                                  \
    __attribute__((unused)) static PyObject *rt_from_##Kind(Kind *array)                                               \
    {                                                                                                                  \
        ViewOf##Kind *view = (ViewOf##Kind *)PyType_GenericAlloc(rt_view_of_##Kind, 0);                                \
        if (view == NULL) {                                                                                            \
            rt_drop_##Kind(array);                                                                                     \
            return NULL;                                                                                               \
        }                                                                                                              \
        view->array = array;                                                                                           \
        return (PyObject *)view;                                                                                       \
    }                                                                                                                  \
    /* Gives a reference that is to be dropped. */                                                                     \
    __attribute__((unused)) static bool rt_to_##Kind(PyObject *from, Kind **to)                                        \
    {                                                                                                                  \
        if (Py_TYPE(from) == rt_view_of_##Kind) {                                                                      \
            *to = rt_keep_##Kind(((ViewOf##Kind *)from)->array);                                                       \
            return true;                                                                                               \
        }                                                                                                              \
        PyObject *list = PySequence_List(from);                                                                        \
        if (list == NULL) {                                                                                            \
            return false;                                                                                              \
        }                                                                                                              \
        Py_ssize_t size = PyList_Size(list);                                                                           \
        Kind *made = size <= LONGEST ? malloc(sizeof(Kind) + (size_t)size * sizeof(Element)) : NULL;                   \
        bool fits = made != NULL;                                                                                      \
        if (!fits) {                                                                                                   \
            PyErr_NoMemory();                                                                                          \
        }                                                                                                              \
        for (Py_ssize_t place = 0; fits && place < size; place++) {                                                    \
            fits = to_element(PyList_GetItem(list, place), &made->at[place]);                                          \
        }                                                                                                              \
        Py_DECREF(list);                                                                                               \
        if (!fits) {                                                                                                   \
            free(made);                                                                                                \
            return false;                                                                                              \
        }                                                                                                              \
        made->refs = 1;                                                                                                \
        made->size = made->room = (uint32_t)size;                                                                      \
        *to = made;                                                                                                    \
        return true;                                                                                                   \
    }                                                                                                                  \
    static void rt_view_free_##Kind(PyObject *self)                                                                    \
    {                                                                                                                  \
        PyTypeObject *type = Py_TYPE(self);                                                                            \
        rt_drop_##Kind(((ViewOf##Kind *)self)->array);                                                                 \
        PyObject_Free(self);                                                                                           \
        Py_DECREF(type);                                                                                               \
    }                                                                                                                  \
    static Py_ssize_t rt_view_size_##Kind(PyObject *self)                                                              \
    {                                                                                                                  \
        return ((ViewOf##Kind *)self)->array->size;                                                                    \
    }                                                                                                                  \
    static PyObject *rt_view_item_##Kind(PyObject *self, Py_ssize_t index)                                             \
    {                                                                                                                  \
        Kind *array = ((ViewOf##Kind *)self)->array;                                                                   \
        if (index < 0 || index >= array->size) {                                                                       \
            PyErr_SetString(PyExc_IndexError, "index out of range");                                                   \
            return NULL;                                                                                               \
        }                                                                                                              \
        return from_element(array->at[index]);                                                                         \
    }                                                                                                                  \
    static PyObject *rt_view_get_##Kind(PyObject *self, PyObject *index)                                               \
    {                                                                                                                  \
        Kind *array = ((ViewOf##Kind *)self)->array;                                                                   \
        if (PySlice_Check(index)) {                                                                                    \
            PyObject *list = rt_list_##Kind(array);                                                                    \
            PyObject *part = list != NULL ? PyObject_GetItem(list, index) : NULL;                                      \
            Py_XDECREF(list);                                                                                          \
            Kind *made = NULL;                                                                                         \
            bool fits = part != NULL && rt_to_##Kind(part, &made);                                                     \
            Py_XDECREF(part);                                                                                          \
            return fits ? rt_from_##Kind(made) : NULL;                                                                 \
        }                                                                                                              \
        int64_t number;                                                                                                \
        if (!rt_to_number(index, &number)) {                                                                           \
            return NULL;                                                                                               \
        }                                                                                                              \
        return rt_view_item_##Kind(self, number < 0 ? number + array->size : number);                                  \
    }                                                                                                                  \
    static int rt_view_set_##Kind(PyObject *self, PyObject *index, PyObject *value)                                    \
    {                                                                                                                  \
        Kind *array = ((ViewOf##Kind *)self)->array;                                                                   \
        int64_t number;                                                                                                \
        Element element;                                                                                               \
        if (value == NULL) {                                                                                           \
            PyErr_SetString(PyExc_TypeError, "elements cannot be deleted");                                            \
            return -1;                                                                                                 \
        }                                                                                                              \
        if (!rt_to_number(index, &number) || !to_element(value, &element)) {                                           \
            return -1;                                                                                                 \
        }                                                                                                              \
        number = number < 0 ? number + array->size : number;                                                           \
        if (number < 0 || number >= array->size) {                                                                     \
            PyErr_SetString(PyExc_IndexError, "index out of range");                                                   \
            return -1;                                                                                                 \
        }                                                                                                              \
        array->at[number] = element;                                                                                   \
        return 0;                                                                                                      \
    }                                                                                                                  \
    static PyObject *rt_view_text_##Kind(PyObject *self)                                                               \
    {                                                                                                                  \
        PyObject *plain = rt_plain_##Kind(((ViewOf##Kind *)self)->array);                                              \
        PyObject *text = plain != NULL ? PyObject_Repr(plain) : NULL;                                                  \
        Py_XDECREF(plain);                                                                                             \
        return text;                                                                                                   \
    }                                                                                                                  \
    static PyObject *rt_view_compare_##Kind(PyObject *self, PyObject *other, int how)                                  \
    {                                                                                                                  \
        PyObject *one = rt_list_##Kind(((ViewOf##Kind *)self)->array);                                                 \
        PyObject *two = one != NULL && PySequence_Check(other) ? PySequence_List(other) : NULL;                        \
        PyObject *result = two != NULL ? PyObject_RichCompare(one, two, how) : NULL;                                   \
        Py_XDECREF(one);                                                                                               \
        Py_XDECREF(two);                                                                                               \
        if (result == NULL && !PyErr_Occurred()) {                                                                     \
            Py_INCREF(Py_NotImplemented);                                                                              \
            return Py_NotImplemented;                                                                                  \
        }                                                                                                              \
        return result;                                                                                                 \
    }                                                                                                                  \
    static PyObject *rt_view_reduce_##Kind(PyObject *self, PyObject *unused)                                           \
    {                                                                                                                  \
        (void)unused;                                                                                                  \
        PyObject *plain = rt_plain_##Kind(((ViewOf##Kind *)self)->array);                                              \
        return plain != NULL ? Py_BuildValue("(O(N))", (PyObject *)Py_TYPE(plain), plain) : NULL;                      \
    }                                                                                                                  \
    /* The elements themselves, for whoever reads buffers: the view keeps the array, so it stays where it is. */       \
    static int rt_view_buffer_##Kind(PyObject *self, Py_buffer *buffer, int flags)                                     \
    {                                                                                                                  \
        ViewOf##Kind *view = (ViewOf##Kind *)self;                                                                     \
        const char *format = FORMAT_OF(Element);                                                                       \
        if (format == NULL) {                                                                                          \
            buffer->obj = NULL;                                                                                        \
            PyErr_SetString(PyExc_BufferError, "an array of tuples");                                                  \
            return -1;                                                                                                 \
        }                                                                                                              \
        view->shape = view->array->size;                                                                               \
        buffer->buf = view->array->at;                                                                                 \
        buffer->len = view->shape * (Py_ssize_t)sizeof(Element);                                                       \
        buffer->itemsize = sizeof(Element);                                                                            \
        buffer->readonly = 0;                                                                                          \
        buffer->ndim = 1;                                                                                              \
        buffer->format = (flags & PyBUF_FORMAT) != 0 ? (char *)format : NULL;                                          \
        buffer->shape = (flags & PyBUF_ND) != 0 ? &view->shape : NULL;                                                 \
        buffer->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? &buffer->itemsize : NULL;                         \
        buffer->suboffsets = NULL;                                                                                     \
        buffer->internal = NULL;                                                                                       \
        Py_INCREF(self);                                                                                               \
        buffer->obj = self;                                                                                            \
        return 0;                                                                                                      \
    }                                                                                                                  \
    static PyMethodDef rt_view_methods_##Kind[] = {                                                                    \
        {"__reduce__", rt_view_reduce_##Kind, METH_NOARGS, "What Python has in its place."},                           \
        {NULL, NULL, 0, NULL},                                                                                         \
    };                                                                                                                 \
    static PyType_Slot rt_view_slots_##Kind[] = {                                                                      \
        {Py_tp_dealloc, rt_view_free_##Kind},                                                                          \
        {Py_sq_length, rt_view_size_##Kind},                                                                           \
        {Py_sq_item, rt_view_item_##Kind},                                                                             \
        {Py_mp_length, rt_view_size_##Kind},                                                                           \
        {Py_mp_subscript, rt_view_get_##Kind},                                                                         \
        {Py_mp_ass_subscript, rt_view_set_##Kind},                                                                     \
        {Py_bf_getbuffer, rt_view_buffer_##Kind},                                                                      \
        {Py_tp_repr, rt_view_text_##Kind},                                                                             \
        {Py_tp_richcompare, rt_view_compare_##Kind},                                                                   \
        {Py_tp_hash, PyObject_HashNotImplemented},                                                                     \
        {Py_tp_methods, rt_view_methods_##Kind},                                                                       \
        {Py_tp_doc, "An array of the engine, as it is now: looking at it copies nothing."},                            \
        {0, NULL},                                                                                                     \
    };                                                                                                                 \
    static PyType_Spec rt_view_spec_##Kind = {                                                                         \
        "starlode._native." #Kind, sizeof(ViewOf##Kind), 0,                                                            \
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, rt_view_slots_##Kind,                                  \
    };

FACE_OF_ARRAY(Numbers, int64_t, rt_to_number, rt_from_number)
FACE_OF_ARRAY(Bytes, uint8_t, rt_to_byte, rt_from_byte)
FACE_OF_ARRAY(Reals, double, rt_to_real, rt_from_real)

/* Modules */

typedef struct {
    const char *module;
    PyMethodDef *functions;
    const char *python; /* what is left of the source without its functions and classes */
} Part;

typedef struct {
    const char *module, *name;
    PyType_Spec *spec;
    int base; /* the number of its base class, or -1 */
} Known;

static struct PyModuleDef rt_definition = {
    PyModuleDef_HEAD_INIT, "_native", "The engine, native: written by starlode.translate.", -1, NULL, NULL, NULL, NULL, NULL,
};

static PyObject *rt_build_module(Part *parts, Known *classes, int number)
{
    PyObject *module = PyModule_Create(&rt_definition);
    PyObject *contents = PyDict_New(), *pythons = PyDict_New();
    if (module == NULL || contents == NULL || pythons == NULL) {
        return NULL;
    }
    for (Part *part = parts; part->module != NULL; part++) {
        PyObject *names = PyDict_New();
        PyObject *module_name = PyUnicode_FromString(part->module);
        PyObject *python = PyUnicode_FromString(part->python);
        if (names == NULL || module_name == NULL || python == NULL) {
            return NULL;
        }
        for (PyMethodDef *method = part->functions; method != NULL && method->ml_name != NULL; method++) {
            PyObject *function = PyCFunction_NewEx(method, NULL, module_name);
            if (function == NULL || PyDict_SetItemString(names, method->ml_name, function) < 0) {
                return NULL;
            }
            Py_DECREF(function);
        }
        if (PyDict_SetItem(contents, module_name, names) < 0 || PyDict_SetItem(pythons, module_name, python) < 0) {
            return NULL;
        }
        Py_DECREF(names);
        Py_DECREF(module_name);
        Py_DECREF(python);
    }
    for (int place = 0; place < number; place++) {
        Known *known = &classes[place];
        PyObject *bases = known->base >= 0 ? PyTuple_Pack(1, (PyObject *)rt_types[known->base]) : NULL;
        PyObject *type = PyType_FromSpecWithBases(known->spec, bases);
        Py_XDECREF(bases);
        PyObject *names = PyDict_GetItemString(contents, known->module);
        if (type == NULL || names == NULL || PyDict_SetItemString(names, known->name, type) < 0) {
            return NULL;
        }
        rt_types[rt_class_numbers[place]] = (PyTypeObject *)type;
    }
    if (PyModule_AddObject(module, "contents", contents) < 0 || PyModule_AddObject(module, "pythons", pythons) < 0) {
        return NULL;
    }
    return module;
}
